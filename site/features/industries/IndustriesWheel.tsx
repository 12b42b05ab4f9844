import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { useAutoplay } from '../../motion/use-autoplay.ts';
import { rovingKey } from '../../ui/roving-key.ts';
import { WheelFace } from './WheelFace.tsx';
import './wheel.css';
import './wheel-names.css';

interface Props {
  industries: string[];
  /** Id of the heading that names it. */
  labelledBy: string;
}

/** More names than this would touch one another at the top and the foot of the rim: they are listed. */
const mostAround = 16;

interface Place {
  active: number;
  /** All steps turned so far: it grows past one turn, so that the wheel never spins back. */
  turned: number;
}

/** The industries around the line; the active one turns to three o'clock. */
export function IndustriesWheel({ industries, labelledBy }: Props) {
  const count = industries.length;
  const region = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLOListElement>(null);
  const [{ active, turned }, setPlace] = useState<Place>({ active: 0, turned: 0 });
  const [moves, setMoves] = useState(0);

  const advance = useCallback(
    () => setPlace((place) => ({ active: (place.active + 1) % count, turned: place.turned + 1 })),
    [count],
  );
  useAutoplay({ region, name: 'industries', advance, moves, count });

  const select = (target: number) => {
    setMoves(moves + 1);
    setPlace({ active: target, turned: turned + shortestTurn(active, target, count) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = rovingKey(event.key, active, count);
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
      className={`wheel ${count > mostAround ? 'wheel-listed' : 'wheel-named'}`}
      role="group"
      aria-labelledby={labelledBy}
    >
      <Line className="wheel-in-across bend-bl" draw="right" />
      <Line className="wheel-in-down bend-tr" step={2} />
      <WheelFace industries={industries} active={active} move={turned} />
      <Line className="wheel-out-across bend-bl" draw="right" step={4} />
      <Line className="wheel-out-down bend-tr lane-right" step={4} />
      <ol ref={names} className="wheel-names">
        {industries.map((industry, index) => (
          <li key={industry}>
            <button
              type="button"
              className="wheel-button"
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
      {count > 1 && <PauseButton governs="industries" of="the industries" />}
    </div>
  );
}

/**
 * The shortest way around a wheel.
 * @returns steps from one of `count` positions to another, negative for backwards; of two equally
 * long ways the forward one
 */
export function shortestTurn(from: number, to: number, count: number): number {
  const forwards = (((to - from) % count) + count) % count;
  return forwards <= count / 2 ? forwards : forwards - count;
}
