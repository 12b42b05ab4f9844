import './after-text.css';

/** The notes of an article. @param items list items as HTML, made from our own Markdown */
export function Sources({ title, items }: { title: string; items: string }) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources" className="sources-title">
        {title}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from content/ at build */}
      <ol dangerouslySetInnerHTML={{ __html: items }} />
    </section>
  );
}
