/** The one host that pictures may come from, since its links can ask for a format and a size. */
export const stockPhotoOrigin = 'https://images.unsplash.com';
