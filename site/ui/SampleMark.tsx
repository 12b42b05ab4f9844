import './sample-mark.css';

/** Follows what is invented, for as long as its file says so (docs/product.md, Claims and samples). */
export const SampleMark = () => (
  <>
    {' '}
    <span className="sample-mark">Sample</span>
  </>
);
