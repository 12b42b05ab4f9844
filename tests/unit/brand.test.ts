import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { colorPairs } from '../../lib/content/schemas/brand.ts';
import { drawMark, findMarkProblems } from '../../site/brand/mark.ts';
import { readTypeface } from '../../site/brand/typeface.ts';
import { iconDrawing } from '../../site/metadata/icons.ts';
import { Logo } from '../../site/ui/Logo.tsx';
import { fixtureContent, loadFixture } from '../support/fixture-content.ts';

const svg = (inside: string, root = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

describe('the mark', () => {
  it('uses the stroke width of the line unless its shapes set one', () => {
    const { pageShapes, shapes } = drawMark(
      svg('<path d="M0 0H9"/><g stroke-width="2"><path d="M0 5H9"/></g>'),
    );
    expect(pageShapes).toContain('<path d="M0 0H9" vector-effect="non-scaling-stroke">');
    expect(pageShapes).toContain('<path d="M0 5H9"></path>');
    expect(shapes).not.toContain('vector-effect');
  });
  it('keeps the attributes of its root, and starts at zero', () => {
    const { shapes, width, height } = drawMark(
      svg('<circle r="4"/>', 'viewBox="10 20 60 40" width="300" fill="none" stroke="#123456"'),
    );
    expect(shapes).toBe(
      '<g fill="none" stroke="#123456" transform="translate(-10 -20)"><circle r="4"></circle></g>',
    );
    expect({ width, height }).toEqual({ width: 60, height: 40 });
  });
  it('loses the metadata of drawing programs', () => {
    const text = `<?xml version="1.0"?><!-- x -->${svg('<title>T</title><path id="a" d="M0 0H9"/>')}`;
    expect(findMarkProblems(text)).toEqual([]);
    expect(drawMark(text).shapes).toBe('<g><path d="M0 0H9"></path></g>');
  });
  it('meets the line in its middle unless it sets another point', () => {
    expect(drawMark(svg('<circle r="4"/>'))).toMatchObject({ port: 20, underlines: false });
    expect(drawMark(svg('<circle r="4"/>'), { underlineFrom: 8 })).toMatchObject({
      port: 8,
      underlines: true,
    });
  });
  it('takes the styles of a drawing program, and no script', () => {
    const text = svg(
      '<style>.a{fill:#123456}</style><script>alert(1)</script><path class="a" d="M0 0H9" onclick="alert(1)" style="stroke:red"/>',
    );
    expect(findMarkProblems(text)).toEqual([]);
    expect(drawMark(text).shapes).toBe(
      '<g><path d="M0 0H9" fill="#123456" stroke="red"></path></g>',
    );
  });
  it('is refused when it is empty or made of more than shapes', () => {
    expect(findMarkProblems('JR')).toEqual(['is no SVG. Export the mark as a plain SVG file']);
    expect(findMarkProblems(svg(''))).toEqual(['has no shape. Turn words into paths']);
    expect(findMarkProblems(svg('<text>JR</text>'))[0]).toMatch(/^has a <text>/);
    expect(findMarkProblems(svg('<path fill="url(#a)" d="M0 0H9"/>'))).toEqual([
      'path: fill: refers to something else. Use plain colors',
    ]);
    expect(findMarkProblems(svg('<path d="M0 0H9"/>', 'viewBox="0 0 0 9"'))[0]).toMatch(/^viewBox/);
    expect(findMarkProblems(svg('<path d="M0 0H9"/>'), 41)[0]).toMatch(/^viewBox: is 40 wide/);
  });
  it('is centered in the icon, without a line unless it asks for one', () => {
    expect(iconDrawing).toContain('<g transform="translate(6 ');
    expect(iconDrawing).toContain('fill="#1a56b0"');
    expect(iconDrawing).not.toContain('<path');
  });
});

it('accepts a typeface file of the firm, with its axes', () => {
  const { typeface } = loadFixture().files['brand/look.yaml'];
  const { files, extended } = readTypeface({ folder: fixtureContent, typeface });
  expect(files).toHaveLength(1);
  expect(files[0]?.axes.wght).toMatchObject({ min: 400, max: 700 });
  expect(files[0]?.axes.wdth).toMatchObject({ min: 75, max: 125 });
  expect(extended).toEqual([]);
});

const [, css = ''] = readFileSync('site/ui/tokens.css', 'utf8').split('@layer components');
const onScreen = css.replace(/@media print \{[\s\S]*?(?=@media not print)/, '');
const rules = [...onScreen.matchAll(/((?:\s*(?::is\()?\.on-[a-z]+[,)]*)+) \{([^}]*)\}/g)];
/** Colors of the roles that tokens.css gives to each ground: a later rule overrides an earlier one. */
const grounds = new Map<string, Map<string, string>>();
for (const [, selectors = '', body = ''] of rules) {
  for (const [, ground = ''] of selectors.matchAll(/\.on-([a-z]+)/g)) {
    const colors = grounds.get(ground) ?? new Map<string, string>();
    for (const [, role = '', color = ''] of body.matchAll(
      /--(text|quiet|stroke|accent|error): var\(--color-([a-z]+)\)/g,
    )) {
      colors.set(role, color);
    }
    grounds.set(ground, colors);
  }
}

it('the pairs of colors that are checked are all pairs that a ground sets', () => {
  const missing = [...grounds].flatMap(([ground, colors]) =>
    [...colors]
      .filter(([, color]) => !isPaired(color, ground))
      .map(([role, color]) => `${ground}: ${role} in ${color}`),
  );
  expect([...grounds.keys()].sort()).toEqual([
    'chalk',
    'deep',
    'ever',
    'lichen',
    'paper',
    'signal',
  ]);
  expect([...grounds.values()].map((colors) => colors.size)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(missing).toEqual([]);
});

const isPaired = (color: string, ground: string) =>
  colorPairs.some(
    (pair) =>
      pair.colors.some((each) => each === color) && pair.grounds.some((each) => each === ground),
  );

describe('the logo', () => {
  const mark = { width: 52, height: 46, port: 26, underlines: true, isWordmark: false };
  const logo = (name: string, of = mark) =>
    renderToStaticMarkup(createElement(Logo, { name, mark: of }));

  it('underlines the name from the point at which the line leaves the mark', () => {
    expect(logo('Short Name')).toContain('viewBox="0 0 268 58"');
    expect(logo('Short Name')).toContain('d="M32 52H264"');
    expect(logo('Short Name', { ...mark, underlines: false })).not.toContain('<path');
  });
  it('shows a wordmark alone, as large as there is room', () => {
    const text = logo('Short Name', { ...mark, width: 230, isWordmark: true });
    expect(text).not.toContain('<text');
    expect(text).toContain('width="230" height="46"');
  });
  it('sets a name of forty characters in two lines that fit beside the menu at 320 px', () => {
    const name = 'Alderway, Birchfield & Cedarbrook Search';
    expect(name).toHaveLength(40);
    const text = logo(name);
    expect(text).toContain('>Alderway, Birchfield</text>');
    expect(text).toContain('>&amp; Cedarbrook Search</text>');
    const [, units = ''] = /viewBox="0 0 (\d+) 58"/.exec(text) ?? [];
    // 180 px for 268 units; 320 px less the gutters, the menu's button and a gap.
    expect((Number(units) * 180) / 268).toBeLessThanOrEqual(320 - 2 * 24 - 44 - 8);
  });
});
