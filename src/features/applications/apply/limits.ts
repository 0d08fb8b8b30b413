/** Documents of one application. */
export const MAX_ATTACHMENTS = 10
/** Stations, and schools, that a guest writes down without a file. */
export const MAX_STATIONS = 10
