import './sample-mark.css';

/** Marks sample content (docs/product.md, Claims and samples). */
export const SampleMark = () => (
  <>
    {' '}
    <span className="sample-mark">Sample</span>
  </>
);
