/** The only other host of pictures: its links can ask for a format and a size. Apart from the schema, so that browsers do not load Zod. */
export const stockPhotoOrigin = 'https://images.unsplash.com';
