// The three colour scales of the design: brown is for structure and action, the greys are warm.

import type { MantineColorsTuple } from "@mantine/core";

export const brown: MantineColorsTuple = [
  "#faf5f0",
  "#f3e9e1",
  "#e9d6c8",
  "#d9bba5",
  "#c29a7e",
  "#a77858",
  "#88593a",
  "#6f462d",
  "#553521",
  "#3b2417",
];

export const dark: MantineColorsTuple = [
  "#ede6e1",
  "#d5ccc6",
  "#b6aaa2",
  "#8f847c",
  "#4f463f",
  "#3d352f",
  "#302923",
  "#201a16",
  "#16120e",
  "#0e0a08",
];

export const gray: MantineColorsTuple = [
  "#faf7f4",
  "#f3ede7",
  "#ebe3db",
  "#ded3c9",
  "#cdbfb3",
  "#ae9d90",
  "#8f7d70",
  "#6d5d51",
  "#4c4037",
  "#2b211a",
];
