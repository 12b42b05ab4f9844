import controls from 'virtual:words/controls';
import './sample-mark.css';

/** Marks sample content (docs/product.md, Claims and samples). */
export const SampleMark = () => (
  <>
    {' '}
    <span className="sample-mark">{controls.sample}</span>
  </>
);
