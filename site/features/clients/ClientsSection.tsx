import type { ReactNode } from 'react';
import type { HomeContent } from '../../../contracts/content/home.ts';
import type { Clients } from '../../../contracts/content/lists.ts';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { placeAmong } from './place-among.ts';
import { splitEvenly } from './split-evenly.ts';
import './clients.css';

interface Props {
  content: HomeContent['clients'];
  clients: Clients;
}

interface Station {
  name: string;
  /** Shown at the open places for the next client. */
  place?: number;
}

/** In from the right rail on the first row, folded twice, out to the left rail: two pieces per row. */
const pieces: ReactNode[] = [
  <>
    <Line className="clients-turn clients-upper lane-right bend-br" draw="left" step={2} />
    <Line className="clients-turn clients-lower clients-far-left bend-tl" step={3} />
  </>,
  <>
    <Line className="clients-turn clients-upper clients-far-left bend-bl" draw="right" step={3} />
    <Line className="clients-turn clients-lower clients-far-right bend-tr" step={3} />
  </>,
  <>
    <Line className="clients-turn clients-upper clients-far-right bend-br" draw="left" step={3} />
    <Line className="clients-turn clients-lower clients-out lane-left bend-tl" step={4} />
  </>,
];

/** The firm's clients: names as stations on a line folded into three rows. */
export function ClientsSection({ content, clients: { companies, placeholder } }: Props) {
  const { name, positions } = placeholder;
  const stations = placeAmong<Station>(companies, positions, (place) => ({ name, place }));
  return (
    <section className="clients on-paper" aria-labelledby="clients-title">
      <div className="frame">
        <div className="clients-zone" data-drawing="">
          <div className="zone clients-top">
            <Line className="lane-right straight-v full" />
            <SectionHeading id="clients-title" className="clients-title">
              <span>{`${companies.length}+ companies`}</span> <span>{content.headline}</span>
            </SectionHeading>
          </div>
          <PauseButton governs="clients" of="the company names" />
          <div className="clients-rows" data-client-rows={positions.join(' ')}>
            {splitEvenly(stations, pieces.length).map((row, index) => (
              <div key={row[0]?.name} className="zone clients-line">
                {pieces[index]}
                <div className="clients-row">
                  <ul className="clients-track">
                    {row.map((station) => (
                      <li key={station.place ?? station.name} className="client">
                        {station.place === undefined ? (
                          station.name
                        ) : (
                          <a className="client-open" href="#contact">
                            {station.name}
                          </a>
                        )}
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
