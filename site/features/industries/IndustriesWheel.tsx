import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { getRovingTarget } from '../../ui/roving-key.ts';
import type { useWheel } from './use-wheel.ts';
import { WheelDrawing } from './WheelDrawing.tsx';

interface Props {
  headline: string;
  industries: string[];
  wheel: ReturnType<typeof useWheel>;
  /** Whether it fills the section. */
  isAlone: boolean;
  pause: ReactNode;
}

/** More names would touch each other at the top and bottom of the rim, so they become a list. */
const maxNamesAround = 16;

/** The industries around the line; the active one turns to three o'clock. */
export function IndustriesWheel({ headline, industries, wheel, isAlone, pause }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const named = industries.length <= maxNamesAround;
  const { active, turned, select } = wheel;
  const onKeyDown = (event: KeyboardEvent) => {
    const target = getRovingTarget(event.key, active, industries.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    const names = [...(group.current?.querySelectorAll<HTMLElement>('[tabindex]') ?? [])];
    names.filter((name) => name.getClientRects().length > 0)[target]?.focus();
  };
  const Heading = isAlone ? 'h2' : 'h3';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a wheel of names is a group, not a set of fields
    <div
      ref={group}
      className={`wheel ${named ? 'wheel-named' : ''} ${isAlone ? 'wheel-alone' : ''}`}
      role="group"
      aria-labelledby="industries-title"
    >
      <div className="zone wheel-top flex between align-start gap-16">
        <Line className="wheel-rail lane-left straight-v full" />
        <Heading id="industries-title" className="type-subtitle">
          {headline}
        </Heading>
        {pause}
      </div>
      <Crossing from="left" className="to-middle wheel-in" />
      <WheelDrawing {...{ industries, active, turned, named, onKeyDown }} onSelect={select} />
      <Crossing from="left" className="from-middle wheel-out" />
      <div className="zone wheel-list">
        <Line className="lane-right straight-v full" />
        <ol role="list">
          {industries.map((industry, index) => (
            <li key={industry}>
              <button
                type="button"
                className="wheel-button link-plain"
                aria-current={index === active ? 'true' : undefined}
                tabIndex={index === active ? 0 : -1}
                onClick={() => select(index)}
                onKeyDown={onKeyDown}
              >
                {industry}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
