/** At this event `client:near` hydrates the island around the event's target (build/client-near.ts). */
export const wakeEvent = 'island:wake';

/** Hydrates an island that the visitor has not used yet. */
export const wakeIsland = (part: Element | null): void => {
  part?.dispatchEvent(new Event(wakeEvent, { bubbles: true }));
};
