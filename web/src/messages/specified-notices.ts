// The specification's texts in place of a lesson or of its video, word for word (sections 2 and 8). No lesson that can be read
// loads them.

export const specifiedNotices = {
  loadingVideo: "Loading Video...",
  notFound: "Lesson Not Found",
  notFoundLead: "May be you spelled it wroing in the URL !",
  notFoundHint: "Select one from the lesson navigator",
  underDevelopment: "Lesson Under Development!",
  underDevelopmentLead: "This module will be updated with you in next updates !",
  keepInTouch: "Keep in touch",
} as const;
