// About how many minutes each lesson takes, from its words and questions. Written by `npm run lessons`; do not edit. Pure.

export const lessonMinutes = {
  "10": 15,
  "11": 15,
  "01": 35,
  "02": 30,
  "03": 35,
  "04": 15,
  "05": 15,
  "06": 25,
  "07": 20,
  "08": 15,
  "09": 15,
} as const;
