import controls from 'virtual:words/controls';

/** Marks sample content (docs/product.md, Claims and samples). */
export const SampleMark = () => (
  <>
    {' '}
    <span className="sample-mark">{controls.sample}</span>
  </>
);
