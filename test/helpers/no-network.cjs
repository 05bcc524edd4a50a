// Loaded before a program: whatever asks for a connection or a name is written to the file that NO_NETWORK_LOG names, and fails.
const { appendFileSync } = require('node:fs');
const dgram = require('node:dgram');
const dns = require('node:dns');
const net = require('node:net');

/** To listen on an address asks nobody. */
const isHere = (what, [name]) => what === 'dns.lookup' && (net.isIP(name) > 0 || name === 'localhost');

function refuse(what, original) {
  return (...args) => {
    if (original && isHere(what, args)) return original(...args);
    appendFileSync(process.env.NO_NETWORK_LOG, `${what} ${JSON.stringify(args[0] ?? null)}\n`);
    throw new Error(`The test allows no ${what}.`);
  };
}

net.Socket.prototype.connect = refuse('connection');
dgram.createSocket = refuse('datagram');
for (const name of Object.keys(dns).filter((each) => /^(lookup|resolve|reverse)/.test(each))) dns[name] = refuse(`dns.${name}`, dns[name]);
for (const name of Object.keys(dns.promises).filter((each) => /^(lookup|resolve|reverse)/.test(each)))
  dns.promises[name] = refuse(`dns.promises.${name}`);
