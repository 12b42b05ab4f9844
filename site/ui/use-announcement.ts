import { useEffect, useRef, useState } from 'react';

/** A pause in typing after which a result is announced, in milliseconds. */
const pauseMs = 800;

/**
 * @param sentence what is shown now, and changes while the visitor types
 * @returns what a status announces: '' at first, then the sentence once it stays the same for a pause
 */
export function useAnnouncement(sentence: string): string {
  const [announced, setAnnounced] = useState('');
  const first = useRef(sentence);
  useEffect(() => {
    if (announced === '' && sentence === first.current) return;
    const timer = setTimeout(() => setAnnounced(sentence), pauseMs);
    return () => clearTimeout(timer);
  }, [sentence, announced]);
  return announced;
}
