import { TEST_GAMES } from '../../games/registry.js';
import { HISPANIA_SUBJECT } from '../../hispania/fuzz/subject.js';
import { DRACO_SUBJECT } from '../../hispania-draco/fuzz/subject.js';
import { MEDIOEVO_SUBJECT } from '../../medioevo/fuzz/subject.js';
import { RECONQUISTA_SUBJECT } from '../../reconquista/fuzz/subject.js';
import { plainSubject, type Subject } from './subject.js';

/** Games that bring more to the fuzzer than their module: tastes, checks, starts. */
const OWN: readonly Subject[] = [HISPANIA_SUBJECT, DRACO_SUBJECT, MEDIOEVO_SUBJECT, RECONQUISTA_SUBJECT];

/** Every game of the registry and of the tests. */
export const SUBJECTS: readonly Subject[] = TEST_GAMES.map(
  (module) => OWN.find((subject) => subject.module.id === module.id) ?? plainSubject(module),
);
