@pt-omaha-online/9 @binds-engine
Feature: Regra 9 — Um só lugar · 第九條 一個座位

  PT   9 — Cada jogador apenas pode ocupar um lugar na mesa, mesmo havendo lugares vagos.
  ZH*  第九條  即使有空置的座位，每名博彩者僅可佔用該桌的一個座位。
