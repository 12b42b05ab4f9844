interface Shared {
  title: string;
  summary: string;
  /** The article's full address. */
  address: string;
}

/** Plain links: nothing is requested from another site until a reader follows one. */
export function shareLinks({ title, summary, address }: Shared) {
  const [text, body, url] = [title, `${summary}\r\n\r\n${address}`, address].map(
    encodeURIComponent,
  );
  return {
    microblog: `https://x.com/intent/post?text=${text}&url=${url}`,
    network: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    mail: `mailto:?subject=${text}&body=${body}`,
  };
}
