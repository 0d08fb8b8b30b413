/** Documents of one application. */
export const MAX_ATTACHMENTS = 10
