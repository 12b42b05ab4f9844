/** What validators guess wrong on the site, and why; docs/validators.md shows the same list. */

export interface FalseReport {
  /** As the guide names it. */
  report: string;
  /** Matches the rule, and the message where the validator has one for each report. */
  says: RegExp;
  /** Matches the source that it is about; without it, all of them are wrong. */
  of?: RegExp;
  why: string;
}

export const axeFalseReports: readonly FalseReport[] = [
  {
    report: '`focus-order-semantics` (experimental) of the two spans around the region of toasts',
    says: /^focus-order-semantics$/,
    of: /^<span tabindex="0" style="position: fixed/,
    why: 'They have no role, since they pass the focus on at once: into the toasts, or out of them',
  },
  {
    report: '`p-as-heading` (experimental) of sentences set large, such as a service’s line',
    says: /^p-as-heading$/,
    of: /class="[^"]*\btype-(?:h3|lead|tile|quote)\b/,
    why: 'They stand under a heading and head nothing',
  },
];

export const nuFalseReports: readonly FalseReport[] = [
  {
    report: 'Trailing slash on void elements',
    says: /^Trailing slash on void elements has no effect/,
    why: 'React writes it; HTML allows it, and every attribute is quoted',
  },
  {
    report: 'Inline script or style violates Content Security Policy',
    says: /^Inline (?:script|style) violates Content Security Policy/,
    why: 'The policy names the hash of each, which browsers go by; JSON-LD is data and never runs',
  },
  {
    report: 'Pictures of the site itself blocked by “img-src”',
    says: /^Resource violates Content Security Policy \(meta tag\): image “\/_astro\/[^”]+” blocked by “img-src”/,
    why: "It knows no address that `'self'` could mean; browsers show each under the same policy (`own-pictures.spec.ts`)",
  },
  {
    report: 'CSS: unrecognized at-rules, such as `@container`',
    says: /^CSS: Unrecognized at-rule “@(?:container|property|starting-style|view-transition)”$/,
    why: 'They are newer than the checker; `supported-browsers.spec.ts` holds them to the browsers',
  },
  {
    report: 'CSS: properties that do not exist, such as `container-type`, or `r` of a circle',
    says: /^CSS: “(?:container-type|field-sizing|vector-effect|cx|cy|r|rx|x|y)”: Property “[a-z-]+” doesn't exist\.$/,
    why: 'They are newer than the checker, or geometry of SVG 2; the same test holds them',
  },
  {
    report:
      'CSS: parse errors and incompatible types of values, such as `width: calc(var(--share) * 100cqw)`',
    says: /^CSS: (?:“(?:animation-delay|inset|font|font-size|width|height|mask|--pitch)”: )?(?:Parse Error|The types are incompatible|Too many values or values are not recognized)\.$/,
    why: 'It knows no `var()` in shorthands, no units of containers, no `round()` and no rules in rules; one error of these stands behind another',
  },
];

/** What Equal Access asks a person to look at: a rule, and what was seen. */
const looked = ([rule, why]: readonly [string, string]): FalseReport => ({
  report: `\`${rule}\` asks`,
  says: new RegExp(`^${rule}: (?:POTENTIAL|MANUAL) `),
  why,
});

export const equalAccessFalseReports: readonly FalseReport[] = [
  {
    report: '`aria_content_in_landmark` of the link to the content',
    says: /^aria_content_in_landmark: /,
    of: /^<a [^>]*class="skip-link/,
    why: 'It comes first on the page so that nothing is in its way',
  },
  {
    report: '`element_attribute_deprecated` of `http-equiv`',
    says: /^element_attribute_deprecated: .*"http-equiv"/,
    of: /^<meta content="default-src 'none'/,
    why: 'HTML has it for the Content Security Policy',
  },
  {
    report: '`aria_accessiblename_exists`, `heading_content_exists` of typed headings',
    says: /^(?:aria_accessiblename_exists|heading_content_exists): /,
    of: /^<h2 [^>]*(?:pains|services)-title/,
    why: 'Their words are off the screen, since what is typed on it changes; it takes these for hidden',
  },
  {
    report: '`fieldset_legend_valid`, `figure_label_exists`',
    says: /^(?:fieldset_legend_valid|figure_label_exists): /,
    of: /^<(?:fieldset|fieldset class="(?:filter|search-kinds)-[a-z]+"|figure [^>]*class="(?:days|lengths)")>$/,
    why: 'Legend and caption are off the screen; it takes these for hidden',
  },
  {
    report: '`aria_child_valid` of the words of a choice',
    says: /^aria_child_valid: .*"radiogroup".*"paragraph"/,
    of: /^<div [^>]*class="field choice"/,
    why: 'The question stands in its group, as in the pattern of the W3C (ARIA APG)',
  },
  {
    report: '`aria_form_label_unique`, `aria_landmark_name_unique` of the two forms of the search',
    says: /^(?:aria_form_label_unique|aria_landmark_name_unique): /,
    of: /^<form [^>]*class="(?:search-form|search-kinds)"/,
    why: 'A form without a name is no landmark (HTML-AAM)',
  },
  {
    report: '`element_tabbable_role_valid` of toasts, their ends and scrolling regions',
    says: /^element_tabbable_role_valid: /,
    of: /style="position: fixed; border: 0px; width: 1px|class="(?:toast|table-scroll)\b/,
    why: 'Whoever tabs must reach a toast to read it in peace, and a region to scroll it',
  },
  {
    report: '`input_label_exists` of the line that says what was saved',
    says: /^input_label_exists: .*<output>/,
    of: /^<output class="preferences-status">/,
    why: 'It is a status, which is read as it comes and needs no name',
  },
  ...(
    [
      ['aria_keyboard_handler_exists', 'The group holds the browser’s own radio buttons'],
      ['blockquote_cite_exists', 'What is marked as a quotation is one, and says whose'],
      ['download_keyboard_controllable', 'A download is a plain link'],
      [
        'element_tabbable_unobscured',
        '`low-window.spec.ts` measures that what has the focus is not covered',
      ],
      ['element_tabbable_visible', 'The link to the content shows with the focus on it'],
      ['form_submit_button_exists', 'These forms answer as one types, or by a button of their own'],
      ['img_alt_background', 'Lines under links and the arrow of a list, which say nothing'],
      ['input_checkboxes_grouped', 'The switches are a form of that name, each with its sentence'],
      ['input_fields_grouped', 'Each field is one question and has its label'],
      ['input_label_visible', 'Text fields have a visible label, and buttons with a sign a name'],
      ['list_structure_proper', 'HTML lets a `dl` group its pairs in `div`'],
      [
        'style_background_decorative',
        'Lines under links and the arrow of a list, which say nothing',
      ],
      ['style_color_misuse', 'A sign, a shape or a word goes with each color'],
      ['style_focus_visible', 'The ring is on the label, or the focus goes on at once'],
      ['style_highcontrast_visible', '`forced-colors.spec.ts` looks at forced colors'],
      ['style_viewport_resizable', '`text-size.spec.ts` measures text of twice the size'],
      ['text_block_heading', 'Words of a chart, a name or a lead, which head nothing'],
      [
        'text_contrast_sufficient',
        'The line under a link is its background; axe computes the contrast with the color behind',
      ],
      ['text_sensory_misuse', 'A town’s name, or words of time and order'],
      [
        'widget_tabbable_exists',
        'The Tab key goes to one of a group, and to nothing behind an open menu',
      ],
    ] as const
  ).map(looked),
];

/** @returns whether one of them is known to be wrong about that source */
export const isFalse = (
  known: readonly FalseReport[],
  { said, source }: { said: string; source: string },
): boolean => known.some(({ says, of }) => says.test(said) && (of?.test(source) ?? true));
