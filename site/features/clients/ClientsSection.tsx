import words from 'virtual:words/page';
import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import type { Clients } from '../../../lib/content/schemas/words.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { fillCount } from '../../text/counts.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { insertAt, splitEvenly } from './client-rows.ts';
import './clients.css';

interface Client {
  name: string;
  /** Index of an open place for a future client; undefined for a client. */
  openIndex?: number;
}

/** Where the line turns at the ends of the rows: in from the right rail, folded between rows, out to the left rail. */
const turns = {
  moving: ['lane-right', 'clients-far-left', 'clients-far-right', 'lane-left clients-out'],
  still: ['lane-right', 'lane-left clients-out'],
};

/** @returns the classes of a piece that comes from above, or goes down, at the left or the right */
const drawTurn = (way: 'in' | 'out', at = '') =>
  `clients-turn crossing-${way} ${at} bend-${way === 'in' ? 'b' : 't'}${at.includes('left') ? 'l' : 'r'}`;

/** Fewer names do not fill three rows, so they do not move. */
const minMovingNames = 30;

interface Props {
  content: NonNullable<HomeContent['clients']>;
  clients: Clients;
}

/** The names of the firm's clients on a line folded into three rows. */
export function ClientsSection({ content, clients: { companies, placeholder, sample } }: Props) {
  const moves = companies.length >= minMovingNames;
  const ends = turns[moves ? 'moving' : 'still'];
  const { name, positions } = placeholder;
  const names = insertAt<Client>(companies, positions, (openIndex) => ({ name, openIndex }));
  const count = fillCount(words.companies, companies.length, {
    count: `${companies.length}${moves ? '+' : ''}`,
  });
  return (
    <section
      className={`clients ${moves ? 'clients-moving' : 'clients-still'} on-paper`}
      aria-labelledby="clients-title"
    >
      <div className="frame">
        <div className="clients-zone zone">
          <div className="zone clients-top flex between align-start gap-8">
            <Line className="lane-right straight-v full" />
            <div>
              <SectionHeading id="clients-title">{`${count} ${content.headline}`}</SectionHeading>
              {(sample || content.explained) && (
                <p className="clients-sample above-8 meta-row">
                  {content.explained && <TextLink running {...content.explained} />}
                  {sample && <SampleMark />}
                </p>
              )}
            </div>
            {moves && <PauseButton id="pause-clients" moving="companies" />}
          </div>
          {moves && <Crossing from="right" className="clients-rail" />}
          <div className="clients-rows to-window" data-client-rows={moves ? '' : undefined}>
            {splitEvenly(names, ends.length - 1).map((row, index) => (
              <div key={row[0]?.name} className="zone clients-line">
                <Line className={drawTurn('in', ends[index])} />
                <Line className={drawTurn('out', ends[index + 1])} />
                {moves && <Line className="clients-rail lane-left straight-v full" />}
                <div className="clients-row">
                  <ul role="list" className="clients-track cluster align-center">
                    {row.map((client) => (
                      <ClientName key={client.openIndex ?? client.name} {...client} />
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

const ClientName = ({ name, openIndex }: Client) => (
  <li className="client flex align-center">
    {openIndex === undefined ? (
      name
    ) : (
      <a className="client-open" href="#contact">
        {name}
      </a>
    )}
  </li>
);
