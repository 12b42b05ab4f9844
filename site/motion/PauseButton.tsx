import { Sign } from '../ui/Sign.tsx';
import './pause.css';

/**
 * Stops and starts one moving part (WCAG 2.2.2). `governs` names it to the script
 * in motion/govern-motion.ts; without a script nothing moves, so the button is not shown.
 */
export function PauseButton({ governs, of }: { governs: string; of: string }) {
  return (
    <button
      type="button"
      className="control pause"
      data-pauses={governs}
      aria-label={`Pause ${of}`}
    >
      <Sign name="pause" className="pause-sign" />
      <Sign name="play" className="play-sign" />
      <span className="pause-word">Pause</span>
      <span className="play-word">Play</span>
    </button>
  );
}
