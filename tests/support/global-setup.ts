import { answeringServer, testImage } from './databases.js';

/** Before all tests, once: the embedded database's image is made where it is missing. */
export default async function setup(): Promise<void> {
  await testImage();
  if ((await answeringServer()) === null) {
    console.log('No PostgreSQL server answers on 127.0.0.1:5432: the database tests run on the embedded one only.');
  }
}
