// The event by which the page says that a part of it is drawn and has read its address.

export const partDrawn = "partdrawn";
