/** Settings of the build that the pages read; build/build-settings.ts checks them. */
interface ImportMetaEnv {
  readonly PUBLIC_CONSULTATION_WEBHOOK_URL?: string;
  /** `include` or `omit`, which is the default. */
  readonly PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS?: string;
  readonly PUBLIC_FORMS_URL?: string;
  readonly PUBLIC_TAG_MANAGER_ID?: string;
  readonly PUBLIC_VISITOR_ID_SCRIPT_URL?: string;
}

interface Navigator {
  /** Global Privacy Control: true when the visitor asks not to have data shared or sold. */
  readonly globalPrivacyControl?: boolean;
}

interface DocumentEventMap {
  /** Fires when the saved consent has been read, and after each change, in this tab or another. */
  consentchange: Event;
}

declare namespace Astro {
  interface ClientDirectives {
    /**
     * Hydrates when the island comes within one screen of the window, or at the first sign of use. 'use' and
     * 'first-use' wait for use alone; a selector observes that element instead (islands/client-near.ts).
     */
    'client:near'?: boolean | string;
  }
}

/** The text of a script for the page's own HTML: build/inline-script.ts. */
declare module '*?inline-script' {
  const script: string;
  export default script;
}

/** All content, for pages and not for browsers: build/content-modules.ts. */
declare module 'virtual:content' {
  const content: import('../lib/content/load.ts').Content;
  export default content;
}

/** The pictures that content files name, by their paths from the content folder. */
declare module 'virtual:own-pictures' {
  const pictures: ReadonlyMap<string, import('astro').ImageMetadata>;
  export default pictures;
}

/** The topics of the blog. */
declare module 'virtual:topics' {
  /** The choices of the filter; the first one matches every post. */
  const topicChoices: import('../lib/content/schemas/words.ts').Lists['filter'];
  export default topicChoices;
}

/** Where the firm is, from content/brand/firm.yaml. */
declare module 'virtual:region' {
  const region: import('../lib/content/region.ts').Region;
  export default region;
}

/** Groups of the firm's words, from content/words.yaml. */
declare module 'virtual:words/page' {
  const words: import('../lib/content/shipped-words.ts').Words['page'];
  export default words;
}
declare module 'virtual:words/controls' {
  const words: import('../lib/content/shipped-words.ts').Words['controls'];
  export default words;
}
declare module 'virtual:words/form' {
  const words: import('../lib/content/shipped-words.ts').Words['form'];
  export default words;
}
declare module 'virtual:words/booking' {
  const words: import('../lib/content/shipped-words.ts').Words['booking'];
  export default words;
}
declare module 'virtual:words/newsletter' {
  const words: import('../lib/content/shipped-words.ts').Words['newsletter'];
  export default words;
}
declare module 'virtual:words/person' {
  const words: import('../lib/content/shipped-words.ts').Words['person'];
  export default words;
}
declare module 'virtual:words/tools' {
  const words: import('../lib/content/shipped-words.ts').Words['tools'];
  export default words;
}

/** The package ships no types; these cover the calls that subset the brand's typeface. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      keepFeatures?: string[];
      noHinting?: boolean;
      /** Pins an axis, such as `wght`, to one value, or limits its range. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
