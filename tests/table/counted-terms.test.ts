import { expect, it } from 'vitest';
import { countedTerms } from '../../src/table/controls/question/walk.js';

it('counts together what is called alike, though each is a choice by itself', () => {
  const wagon = { kind: 'vehicle-kind', id: 'war-wagon' };
  const archer = { kind: 'unit', id: 'archer' };
  const choices = [
    { id: 'archer', name: archer, max: 1 },
    { id: 'w1', name: wagon, max: 1 },
    { id: 'w2', name: wagon, max: 1 },
    { id: 'w3', name: wagon, max: 1 },
  ];
  expect(countedTerms(choices, { archer: 1, w1: 1, w2: 1 })).toEqual([
    [1, archer],
    [2, wagon],
  ]);
});
