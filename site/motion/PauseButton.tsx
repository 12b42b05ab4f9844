import controls from 'virtual:words/controls';
import { Sign } from '../ui/Sign.tsx';
import '../ui/button.css';

interface Props {
  /** What moves; the button is named after it. */
  moving: keyof typeof controls.moving;
  className?: string;
  /** For a page's script, which finds the button by it and gives it to `governMotion`. */
  id?: string;
  /** Whether the visitor has paused the motion. A page's script sets this itself. */
  paused?: boolean;
  onToggle?: () => void;
}

/** Pauses and resumes one moving part (WCAG 2.2.2). Hidden without a script, because nothing moves then. */
export function PauseButton({ moving, className = '', id, paused = false, onToggle }: Props) {
  const labels = controls.moving[moving];
  return (
    <button
      type="button"
      id={id}
      className={`button-control pause ${className}`}
      aria-label={paused ? labels.play : labels.pause}
      data-stopped={paused ? '' : undefined}
      data-pause-label={id && labels.pause}
      data-play-label={id && labels.play}
      onClick={onToggle}
    >
      <Sign name="pause" className="pause-sign" />
      <Sign name="play" className="pause-play-sign" />
    </button>
  );
}
