import { Sign } from '../ui/Sign.tsx';
import '../ui/button.css';

interface Props {
  /** Accessible names of the button in its two states, such as `Pause the quotes`. */
  labels: { pause: string; play: string };
  /** For a page's script, which finds the button by it and gives it to `governMotion`. */
  id?: string;
  /** Whether the visitor has paused the motion. A page's script sets this itself. */
  paused?: boolean;
  onToggle?: () => void;
}

/** Pauses and resumes one moving part (WCAG 2.2.2). Hidden without a script, because nothing moves then. */
export function PauseButton({ labels, id, paused = false, onToggle }: Props) {
  return (
    <button
      type="button"
      id={id}
      className="button-control pause"
      aria-label={paused ? labels.play : labels.pause}
      data-stopped={paused ? '' : undefined}
      data-pause-label={id && labels.pause}
      data-play-label={id && labels.play}
      onClick={onToggle}
    >
      <Sign name="pause" className="pause-sign" />
      <Sign name="play" className="pause-play-sign" />
      <span className="pause-word">Pause</span>
      <span className="pause-play-word">Play</span>
    </button>
  );
}
