// The path of POST /api/free/simplify, apart from its schemas: what calls it before the page's code is there has no room
// for these.

export const simplifyPath = "/api/free/simplify";
