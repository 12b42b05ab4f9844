import { Crossing } from './Crossing.tsx';
import './line.css';

/** The line from the middle, or on a narrow screen from the left rail, back to the right one. */
export const FromTheMiddle = () => (
  <div className="on-paper" data-drawing="">
    <div className="frame">
      <Crossing from="left" className="from-the-middle" />
    </div>
  </div>
);
