/** Known false positives of the validators, with reasons (docs/validators.md). */

export interface FalsePositive {
  /** Matches the validator's rule or message. */
  message: RegExp;
  /** Matches the reported HTML. All HTML matches by default. */
  source?: RegExp;
  why: string;
}

export const axeFalsePositives: readonly FalsePositive[] = [
  {
    message: /^focus-order-semantics$/,
    source: /^<span tabindex="0" style="position: fixed/,
    why: 'They have no role, since they pass the focus on at once: into the toasts, or out of them',
  },
  {
    message: /^p-as-heading$/,
    source: /class="[^"]*\btype-(?:h3|lead|tile|quote)\b/,
    why: 'They stand under a heading and head nothing',
  },
];

export const nuFalsePositives: readonly FalsePositive[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    why: 'React writes it; HTML allows it, and every attribute is quoted',
  },
  {
    message: /^Inline (?:script|style) violates Content Security Policy/,
    why: 'The policy names the hash of each, which browsers go by; JSON-LD is data and never runs',
  },
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): image “\/_astro\/[^”]+” blocked by “img-src”/,
    why: "It knows no address that `'self'` could mean; browsers show each under the same policy (`own-pictures.spec.ts`)",
  },
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): external stylesheet “\/_astro\/[^”]+” blocked by “style-src”/,
    why: "The same: it knows no address that `'self'` could mean",
  },
  {
    message:
      /^The “(?:table|rowgroup|row|rowheader|columnheader|cell)” role is unnecessary|^The “role” attribute must not be used on a “(?:tr|th|td)” element/,
    why: 'Safari drops the roles of a table whose rows are laid out below each other',
  },
  {
    message:
      /^A “link” element with a “blocking” attribute must have|^Attribute “pathLength” not allowed on element “line”/,
    why: '`rel=expect` and the attributes of SVG 2 are newer than the checker',
  },
  {
    message: /^Section lacks heading/,
    source: /class="slate-scroll/,
    why: 'The caption of the table names it',
  },
  {
    message: /^CSS: Unrecognized at-rule “@(?:container|property|starting-style|view-transition)”$/,
    why: 'They are newer than the checker; `supported-browsers.test.ts` holds them to the browsers',
  },
  {
    message:
      /^CSS: “(?:container-type|field-sizing|vector-effect|cx|cy|r|rx|x|y)”: Property “[a-z-]+” doesn't exist\.$/,
    why: 'They are newer than the checker, or geometry of SVG 2; the same test holds them',
  },
  {
    message:
      /^CSS: (?:“(?:animation-delay|inset|left|font|font-size|(?:max-)?width|(?:min-)?height|padding-left|mask|--k|--pitch)”: )?(?:Parse Error|The types are incompatible|One operand must be a number|Too many values or values are not recognized)\.$/,
    why: 'It knows no `var()` in shorthands, no units of containers, no `round()` and no rules in rules; one error of these stands behind another',
  },
];

/** A rule that asks a person to check, and the result of that check. */
const checkedByHand = ([rule, why]: readonly [string, string]): FalsePositive => ({
  message: new RegExp(`^${rule}: (?:POTENTIAL|MANUAL) `),
  why,
});

export const equalAccessFalsePositives: readonly FalsePositive[] = [
  {
    message: /^aria_content_in_landmark: /,
    source: /^<a [^>]*class="skip-link/,
    why: 'It comes first on the page so that nothing is in its way',
  },
  {
    message: /^element_attribute_deprecated: .*"http-equiv"/,
    source: /^<meta content="default-src 'none'/,
    why: 'HTML has it for the Content Security Policy',
  },
  {
    message: /^(?:aria_accessiblename_exists|heading_content_exists): /,
    source: /^<h2 [^>]*(?:pains|services)-title/,
    why: 'Their words are off the screen, since what is typed on it changes; it takes these for hidden',
  },
  {
    message: /^(?:fieldset_legend_valid|figure_label_exists): /,
    source:
      /^<(?:fieldset|fieldset class="(?:filter|search-kinds)-[^"]+"|figure [^>]*class="(?:days|lengths)\b[^"]*")>$/,
    why: 'Legend and caption are off the screen; it takes these for hidden',
  },
  {
    message: /^aria_child_valid: .*"radiogroup".*"paragraph"/,
    source: /^<div [^>]*class="field choice"/,
    why: 'The question stands in its group, as in the pattern of the W3C (ARIA APG)',
  },
  {
    message: /^(?:aria_form_label_unique|aria_landmark_name_unique): /,
    source: /^<form [^>]*class="search-(?:form|kinds)\b/,
    why: 'A form without a name is no landmark (HTML-AAM)',
  },
  {
    message: /^element_tabbable_role_valid: /,
    source: /style="position: fixed; border: 0px; width: 1px|class="toast\b/,
    why: 'Whoever tabs must reach a toast to read it in peace',
  },
  {
    message: /^element_tabbable_role_valid: /,
    source: /^<section [^>]*class="slate-scroll/,
    why: 'The keyboard scrolls only what has the focus',
  },
  {
    message: /^aria_role_redundant: .*<(?:table|thead|tbody|tr|th|td)>/,
    why: 'Safari drops the roles of a table whose rows are laid out below each other',
  },
  {
    message: /^input_label_exists: /,
    source: /id="card-(?:outcome|counts|not|judge)-[2-9]"/,
    why: 'The field and its label are in the same closed disclosure; it takes the label for hidden',
  },
  {
    message: /^input_label_exists: .*<output>/,
    source: /^<output class="preferences-status\b/,
    why: 'It is a status, which is read as it comes and needs no name',
  },
  ...(
    [
      ['aria_keyboard_handler_exists', 'The group holds the browser’s own radio buttons'],
      ['blockquote_cite_exists', 'What is marked as a quotation is one, and says whose'],
      ['download_keyboard_controllable', 'A download is a plain link'],
      [
        'element_tabbable_unobscured',
        '`every-page.spec.ts` measures that what has the focus is not covered',
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
      ['style_highcontrast_visible', '`every-page.spec.ts` looks at forced colors'],
      ['style_viewport_resizable', '`every-page.spec.ts` measures text of twice the size'],
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
  ).map(checkedByHand),
];

/** @returns whether a validator's finding is a known false positive */
export const isFalsePositive = (
  known: readonly FalsePositive[],
  finding: { message: string; source: string },
): boolean =>
  known.some(
    ({ message, source }) =>
      message.test(finding.message) && (source?.test(finding.source) ?? true),
  );
