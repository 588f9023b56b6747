import { describe, expect, it } from 'vitest';
import { nearest, nearestName } from '../../src/core/slips.js';

const meant = (wanted: string, ...names: readonly string[]) => nearest(names, (name) => [name], wanted);

describe('the name that was meant', () => {
  it('is one slip away in short names, two from five letters on', () => {
    expect(meant('leom', 'leon')).toBe('leon');
    expect(meant('leam', 'leon')).toBeNull();
    expect(meant('cadoz', 'cadix')).toBe('cadix');
    expect(meant('cudoz', 'cadix')).toBeNull();
    expect(meant('caduzz', 'cadix')).toBeNull();
  });
  it('has a letter too many, too few, changed, or two that changed places', () => {
    for (const wanted of ['granadaa', 'granda', 'granata', 'gradana', 'rganada']) {
      expect(meant(wanted, 'granada'), wanted).toBe('granada');
    }
    // Two pairs that changed places are two slips.
    expect(meant('rgnaada', 'granada')).toBe('granada');
    expect(meant('agrndaa', 'granada')).toBeNull();
  });
  it('is the nearest, and the first of those equally near', () => {
    expect(meant('sevile', 'savile', 'seville')).toBe('savile');
    expect(meant('avila', 'avilla', 'avila')).toBe('avila');
    expect(meant('porta', 'porto', 'portu')).toBe('porto');
  });
  it('is nobody’s where too little is said, or of names too short', () => {
    expect(meant('le', 'leo')).toBeNull();
    expect(meant('leo', 'le')).toBeNull();
    expect(meant('leo', 'leon')).toBe('leon');
    expect(nearest([{ names: ['xx', 'kings'] }], ({ names }) => names, 'king')).toEqual({ names: ['xx', 'kings'] });
  });
  it('of plain names begins so, where one alone does', () => {
    expect(nearestName(['status', 'start', 'seats'], 'stat')).toBe('status');
    expect(nearestName(['status', 'start'], 'sta')).toBeNull();
    expect(nearestName(['status', 'start'], 'STRAT')).toBe('start');
    expect(nearestName(['go', 'game'], 'go')).toBeNull();
    expect(nearestName(['standings', 'help'], 'sta')).toBe('standings');
    expect(nearestName(['standings', 'help'], 'st')).toBeNull();
  });
});
