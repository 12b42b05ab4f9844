import type { Service, Station } from '../../../lib/content/schemas/service.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { formatDay } from '../worked-search/days.ts';
import { Panel, WorkedSearch, type WorkedSearchProps } from '../worked-search/WorkedSearch.tsx';
import './service.css';

interface Props {
  headline: string;
  steps: Service['process'];
  /** A search whose days unfold under the steps. */
  search?: WorkedSearchProps['search'] | undefined;
}

/** The numbered steps on the left rail, with the days of one search if the service has one. */
export function Process({ headline, steps, search }: Props) {
  if (search)
    return (
      <WorkedSearch search={search}>
        <Steps steps={steps} search={search} />
      </WorkedSearch>
    );
  return (
    <section className="on-paper" aria-labelledby="process-title">
      <div className="frame">
        <Crossing from="right" className="process-crossing" />
        <div className="zone">
          <Line className="lane-left straight-v full" />
          <SectionHeading id="process-title">{headline}</SectionHeading>
        </div>
        <Steps steps={steps} />
        <Crossing from="left" className="process-crossing" />
      </div>
    </section>
  );
}

function Steps({ steps, search }: Omit<Props, 'headline'>) {
  const days = sortStations(search?.stations ?? []);
  const open = days.findIndex((stations) => stations?.some((station) => station.open));
  return (
    <div className="zone">
      <Line className="lane-left straight-v full" />
      <ol role="list" className="pad-bottom-24-64">
        {steps.map(({ step, ...words }, index) => {
          const row = <StepRow step={step} isLast={index === steps.length - 1} {...words} />;
          const stations = days[step];
          return (
            <li key={step} className="process-step">
              {search && stations ? (
                <details
                  name="process"
                  className="disclosure unfolded-on-paper"
                  open={step === open}
                >
                  <summary className="process-row">
                    {row}
                    <span className="disclosure-sign screen-only" aria-hidden="true" />
                  </summary>
                  <Days stations={stations} search={search} />
                </details>
              ) : (
                <div className="disclosure process-row">{row}</div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** @returns the stations of each step, by its number; one that names no step is of the step before */
function sortStations(stations: readonly Station[]): (Station[] | undefined)[] {
  const steps: (Station[] | undefined)[] = [];
  let step = 1;
  for (const station of stations) {
    step = station.step ?? step;
    steps[step] = [...(steps[step] ?? []), station];
  }
  return steps;
}

interface RowProps extends Omit<Service['process'][number], 'step'> {
  step: number;
  isLast: boolean;
}

const StepRow = ({ step, title, description, isLast }: RowProps) => (
  <>
    {isLast ? <Dot className="process-sign on-rail" /> : <Ring className="process-sign on-rail" />}
    <span className="type-count" aria-hidden="true">
      {step}
    </span>
    <h3 className="type-h3">{title}</h3>
    <span className="col-2-4 measure-32 laptop-area-1-3">{description}</span>
  </>
);

/** What happened in a step of the search, day by day. */
const Days = ({
  stations,
  search,
}: {
  stations: Station[];
  search: WorkedSearchProps['search'];
}) => (
  <ol role="list" className="process-days">
    {stations.map((station) => (
      <li key={`${station.day} ${station.title}`} className="process-day">
        <h4 className="type-h4">
          <span className="block quiet type-small">{formatDay(station.day, search.words)}</span>{' '}
          {station.title}
        </h4>
        <Panel station={station} words={search.words} />
      </li>
    ))}
  </ol>
);
