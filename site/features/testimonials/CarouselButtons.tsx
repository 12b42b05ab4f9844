import { PauseButton } from '../../motion/PauseButton.tsx';
import { Sign } from '../../ui/Sign.tsx';

interface Props {
  onStep: (by: 1 | -1) => void;
  /** What its pause button governs. */
  governs: string;
}

/** Previous, next, pause. */
export function CarouselButtons({ onStep, governs }: Props) {
  return (
    <div className="carousel-buttons">
      <button
        type="button"
        className="control"
        aria-label="Previous quote"
        onClick={() => onStep(-1)}
      >
        <Sign name="previous" />
      </button>
      <button type="button" className="control" aria-label="Next quote" onClick={() => onStep(1)}>
        <Sign name="next" />
      </button>
      <PauseButton governs={governs} of="the quotes" />
    </div>
  );
}
