@pt-omaha-online/d @heading
Feature: Título · 名稱

  PT   Póquer «Omaha» Online
  ZH*  網上《Omaha撲克》
