import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { useAutoplay } from '../../motion/use-autoplay.ts';
import { getRovingTarget } from '../../ui/roving-key.ts';
import '../../charts/carousel-steps.css';
import { WheelFace } from './WheelFace.tsx';

interface Props {
  industries: string[];
  /** Id of its heading. */
  labelledBy: string;
}

/** More names would touch each other at the top and bottom of the rim, so they become a list. */
const maxNamesAround = 16;

interface Position {
  active: number;
  /** All steps so far. It grows past one turn, so that the wheel never spins back. */
  turned: number;
}

/** The industries around the line; the active one turns to three o'clock. */
export function IndustriesWheel({ industries, labelledBy }: Props) {
  const count = industries.length;
  const region = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLOListElement>(null);
  const [{ active, turned }, setPosition] = useState<Position>({ active: 0, turned: 0 });
  const [moves, setMoves] = useState(0);

  const advance = useCallback(
    () =>
      setPosition(({ active, turned }) => ({ active: (active + 1) % count, turned: turned + 1 })),
    [count],
  );
  const { pause } = useAutoplay({ region, name: 'industries', advance, moves, count });

  const select = (target: number) => {
    setMoves(moves + 1);
    setPosition({ active: target, turned: turned + getShortestTurn(active, target, count) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = getRovingTarget(event.key, active, count);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    names.current?.querySelectorAll('button')[target]?.focus();
  };

  // The content security policy forbids style attributes; wheel.css has the initial positions.
  useEffect(() => {
    region.current?.style.setProperty('--wheel-at', String(turned));
  }, [turned]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a wheel of names is a group, not a set of fields
    <div
      ref={region}
      className={`wheel carousel-steps ${count > maxNamesAround ? '' : 'wheel-named'}`}
      role="group"
      aria-labelledby={labelledBy}
    >
      <Line className="wheel-in-across bend-bl" />
      <Line className="wheel-in-down bend-tr" />
      <WheelFace industries={industries} active={active} move={turned} />
      <Line className="wheel-out-across bend-bl" />
      <Line className="wheel-out-down bend-tr lane-right" />
      <ol role="list" ref={names} className="wheel-names">
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
      {count > 1 && <PauseButton moving="industries" {...pause} />}
    </div>
  );
}

/**
 * The shortest way around a wheel.
 * @returns steps from one of `count` positions to another, negative for backwards; of two equally
 * long ways the forward one
 */
export function getShortestTurn(from: number, to: number, count: number): number {
  const forwards = (((to - from) % count) + count) % count;
  return forwards <= count / 2 ? forwards : forwards - count;
}
