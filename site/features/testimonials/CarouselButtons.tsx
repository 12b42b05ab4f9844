import { PauseButton } from '../../motion/PauseButton.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { carouselName } from './use-carousel.ts';

/** Previous, next, pause. */
export function CarouselButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
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
      <PauseButton governs={carouselName} of="the quotes" />
    </div>
  );
}
