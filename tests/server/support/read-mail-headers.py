"""Reads the headers of mails as Python's own e-mail package does: a list of JSON objects."""

import email
import email.header
import email.utils
import json
import pathlib
import sys


def decoded(raw):
    return str(email.header.make_header(email.header.decode_header(raw)))


def unfolded(value):
    return "".join(value.splitlines())


def addresses(value):
    return [[decoded(name), address] for name, address in email.utils.getaddresses([unfolded(value)])]


mails = []
for file in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    mail = email.message_from_bytes(file.read_bytes())
    mails.append(
        {
            "headers": sorted(mail.keys()),
            "subject": decoded(unfolded(mail["subject"])),
            "replyTo": addresses(mail["reply-to"]),
            "to": addresses(mail["to"]),
        }
    )
print(json.dumps(mails))
