// The specification's texts about lessons, word for word (sections 2, 3 and 8).

export const specifiedLessons = {
  modules: {
    fundamentals: "Fundamentals of Boolean Algebra",
    functions: "Boolean Functions",
    theorems: "Boolean Algebra Theorems",
  },
  titles: {
    "01": "Introduction to Boolean Logic",
    "02": "Boolean Variables and Logic Gates",
    "03": "Laws of Boolean Algebra",
    "04": "Constructing a Truth Table",
    "09": "Consensus Theorem",
    "10": "De Morgan's Theorems",
  },
  video: "Video",
  interactive: "Interactive",
  tutorial: "Tutorial",
  start: "START",
  upcoming: "Upcoming...",
  read: "Read",
  loadingVideo: "Loading Video...",
  notFound: "Lesson Not Found",
  notFoundLead: "May be you spelled it wroing in the URL !",
  notFoundHint: "Select one from the lesson navigator",
  underDevelopment: "Lesson Under Development!",
  underDevelopmentLead: "This module will be updated with you in next updates !",
  keepInTouch: "Keep in touch",
} as const;
