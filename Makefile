# make run      build, and make the example collection
# make test     build with warnings as errors, check the format, run every test
# make install  one binary into $(PREFIX)/bin, its manual page, and completions for bash, zsh and fish
# make dist     an archive and a Debian package of the program for machines without Swift, into $(DIST)
# make docs     the handbook as a web site into $(DOCS)
# make bench    measure Nightpress beside other programs, and reading, drawing, encoding, storing, and whole runs
# make duel     only the first part of it: a table of ratios
# make sheets   draw what the built-in illustrator knows, to be looked at, into $(SHEETS)
# make soak     long tests: killed runs, full disks, power cuts, damaged pictures and replies
# make fuzz     readers of files and replies under libFuzzer, each for $(SECONDS) seconds
# make sanitize the tests under the thread sanitizer, or those that $(SANITIZED) names
# make art      list the drawing files of the built-in illustrator for the compiler, after one was added or changed
# make plots    the same with the plots of the built-in writer
# make help     list these targets
#
# make soak kills runs of each kind at $(SOAK_KILLS) random instants, cuts the power and fills the disk under others, and
# checks that nothing is lost (make crashes does this alone); compares the records of 60 runs instead of 16; simulates
# 2,000 runs with failing servers instead of 6, and makes 200 pages with each kind of outage over real connections;
# measures runs with several servers; reads hundreds of thousands of damaged pictures, and damaged replies of language
# models for $(SOAK_SECONDS) seconds; tests pixels in a release build, and the reading of pictures with the address
# sanitizer.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
LIBRARY ?= library
SHEETS ?= sheets
DOCS ?= .build/docs
DIST ?= .build/dist
SOAK_SECONDS ?= 600
SOAK_KILLS ?= 1000
SECONDS ?= 60

# What Nightpress is built on, and what its tests hold its files against.
DEBIAN_PACKAGES = libsqlite3-dev libjpeg-dev libpng-dev libdeflate-dev libzip-dev libcurl4-openssl-dev libssl-dev \
    libcmark-dev libharfbuzz-dev libfribidi-dev pkg-config
DEBIAN_DIST_PACKAGES = dpkg-dev
DEBIAN_TEST_PACKAGES = pngcheck jpeginfo strace openssl libharfbuzz-bin qpdf poppler-utils fonts-noto-core pandoc
BREW_PACKAGES = jpeg-turbo libpng libdeflate libzip cmark harfbuzz fribidi pkgconf

# Test targets that mostly wait. Backends wait for servers, and run beside all others, which draw and write and take the
# processors. Time limits run one after the other when those have ended, then whole runs, of which each is a process.
TIMED = ^TimedTests\.
SERVERS = ^ServerTests\.
RUNS = ^RunTests\.

# Tests that run at once, of which many have a library or a server open: fewer than the 1,024 open files that most systems
# allow a program.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= 12

RELEASE = --configuration release --static-swift-stdlib --product nightpress
BINARY = .build/release/nightpress
CHECKED = --explicit-target-dependency-import-check error

TESTS = $(SWIFT) test --skip-build --disable-xctest --ignore-lock
RESULTS = .build/test-results

.PHONY: run help art plots test suite lint build install install-files dist docs bench duel sheets soak fuzz sanitize crashes release-tests sanitized-tests packages test-packages

run: build
	$(BINARY) run pipelines/lanterns --library "$(LIBRARY)"

# The list at the top of this file, up to its first line without a target.
help:
	@sed -n '/^#$$/q; s/^# \(make .*\)/\1/p' "$(firstword $(MAKEFILE_LIST))"

build: packages
	$(SWIFT) build $(RELEASE)

test: packages test-packages
	$(SWIFT) build --build-tests $(CHECKED)
	$(MAKE) --no-print-directory lint
	@$(call in_memory,$(MAKE) --no-print-directory suite)

# All tests, of a package that is built. Those that mostly wait run beside others. What failed is repeated at the end.
suite:
	@rm -rf $(RESULTS) && mkdir -p $(RESULTS)
	@$(call together,main,--skip '$(TIMED)' --skip '$(SERVERS)' --skip '$(RUNS)',servers,--filter '$(SERVERS)',4) \
	    || { $(failures); }
	@$(call group,timed,--no-parallel --filter '$(TIMED)') || { $(failures); }
	@SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=6 $(call group,runs,--filter '$(RUNS)') || { $(failures); }
	@echo 'the ten slowest tests in seconds, of which those that run side by side wait for each other:'
	@sed -n 's/.*<testcase classname="\([^"]*\)" name="\([^"]*\)" time="\([0-9]*\.[0-9]\).*".*/\3 \1 \2/p' \
	    $(RESULTS)/*.xml | sort -rn | head -n 10

# $(call group,NAME,OPTIONS): tests whose output is also kept in a file. The exit code is theirs, not that of tee.
define group
sh -c '{ "$$@"; echo $$? >$(RESULTS)/$(1).code; } 2>&1 | tee $(RESULTS)/$(1).log; exit $$(cat $(RESULTS)/$(1).code)' \
    sh $(TESTS) --xunit-output $(RESULTS)/$(1).xml $(2)
endef

failures = echo 'failed:'; grep -hE '^✘ Test .* recorded|^error:|Fatal error:|unexpected signal' $(RESULTS)/*.log | cut -c 1-400 | tail -n 20; exit 1

# $(call together,NAME,OPTIONS,OTHER,OPTIONS,WIDTH): two groups of tests at the same time, each in a process of its own,
# which share no build. The output of OTHER, which runs WIDTH tests at once and has time limits, follows that of NAME,
# which computes and has the lower priority.
define together
	set -e; \
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$(5) \
	    $(TESTS) --xunit-output $(RESULTS)/$(3).xml $(4) >$(RESULTS)/$(3).log 2>&1 & other=$$!; \
	trap 'kill $$other 2>/dev/null || true' HUP INT TERM; \
	code=0; nice -n 10 $(call group,$(1),$(2)) || code=$$?; \
	other_code=0; wait $$other || other_code=$$?; cat $(RESULTS)/$(3).log; \
	[ $$code -eq 0 ] && [ $$other_code -eq 0 ]
endef

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests prompts

install: build
	$(MAKE) --no-print-directory install-files

# Of a program that is built already: BINARY. It writes its own manual page and completions.
SHARE = $(DESTDIR)$(PREFIX)/share
INSTALLED = $(DESTDIR)$(PREFIX)/bin/nightpress

install-files:
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/man/man1" "$(SHARE)/bash-completion/completions" \
	    "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	install -s -m 755 "$(BINARY)" "$(INSTALLED)"
	"$(INSTALLED)" manual > "$(SHARE)/man/man1/nightpress.1"
	"$(INSTALLED)" --generate-completion-script bash > "$(SHARE)/bash-completion/completions/nightpress"
	"$(INSTALLED)" --generate-completion-script zsh > "$(SHARE)/zsh/site-functions/_nightpress"
	"$(INSTALLED)" --generate-completion-script fish > "$(SHARE)/fish/vendor_completions.d/nightpress.fish"
	chmod 644 "$(SHARE)/man/man1/nightpress.1" "$(SHARE)/bash-completion/completions/nightpress" \
	    "$(SHARE)/zsh/site-functions/_nightpress" "$(SHARE)/fish/vendor_completions.d/nightpress.fish"
	@[ -n "$(DESTDIR)" ] || case ":$$PATH:" in \
	    *:"$(PREFIX)/bin":* ) ;; \
	    * ) echo '$(PREFIX)/bin is not in PATH; add this line to ~/.profile and log in again:'; \
	        echo '    export PATH="$(PREFIX)/bin:$$PATH"';; \
	esac

dist: build
	@$(call install_missing,$(DEBIAN_DIST_PACKAGES),)
	@.packaging/dist.sh "$(BINARY)" "$(DIST)"

# By the toolchain's own docc, which lies beside swift; Xcode keeps it elsewhere.
DOCC ?= $(firstword $(wildcard $(dir $(realpath $(shell command -v $(SWIFT))))docc) $(shell xcrun --find docc 2>/dev/null) docc)

docs:
	"$(DOCC)" convert Sources/nightpress/Nightpress.docc --output-path "$(DOCS)" --warnings-as-errors \
	    --fallback-display-name Nightpress --fallback-bundle-identifier nightpress
	@echo 'look at it with: python3 -m http.server --directory "$(DOCS)" 8000, then http://localhost:8000/documentation/nightpress'

bench duel: build
	$(SWIFT) build --configuration release --static-swift-stdlib --product DevTools
	.build/release/DevTools $@ $(BINARY)

sheets: packages
	$(SWIFT) build --configuration release --static-swift-stdlib --product DevTools
	.build/release/DevTools sheets "$(SHEETS)" pipelines/lanterns

soak: packages
	$(SWIFT) build --build-tests $(CHECKED)
	NIGHTPRESS_SOAK=1 NIGHTPRESS_SOAK_SECONDS=$(SOAK_SECONDS) $(SWIFT) test --skip-build --disable-xctest \
	    --filter 'MutationTests|PlainPNGTests|ReplyFuzzTests|StateInvariantTests|AgreementTests|ManyRequestsTests|ServerFaultTests'
	NIGHTPRESS_SOAK=1 $(SWIFT) test --skip-build --disable-xctest --no-parallel \
	    --filter 'FaultSimulationTests|OutageTableTests|SeveralServersTimeTests|OverlapTimeTests|JobPollingTests'
	$(MAKE) --no-print-directory crashes
	$(MAKE) --no-print-directory release-tests sanitized-tests

# A release build is killed twice as often in the same time.
crashes: build
	$(SWIFT) build --build-tests $(CHECKED)
	NIGHTPRESS_KILLS=$(SOAK_KILLS) NIGHTPRESS_PROGRAM="$(abspath $(BINARY))" $(SWIFT) test --skip-build --disable-xctest --no-parallel \
	    --filter 'KilledRunTests|KilledExportTests|FullDiskRunTests|PowerCutTests|TimedTests.CancellationTests'

# The recorded pixels are those of debug builds.
release-tests: packages
	$(SWIFT) build --configuration release --build-tests -Xswiftc -enable-testing $(CHECKED)
	$(SWIFT) test --configuration release --skip-build --disable-xctest \
	    --filter '^(BuiltInTests|MediaTests)\.'

# Without the tests that start other programs: the sanitizer counts Foundation's own leaks there.
sanitized-tests: packages
	$(SWIFT) test --sanitize=address --scratch-path .build/sanitized --disable-xctest \
	    --filter '^MediaTests\.' --skip 'PictureMemoryTests|FindsNothingWrong'

# Coverage is counted in all Swift and C code. Inputs that are found stay in .build/fuzz and speed up the next call.
FUZZ = .build/fuzz
# GNU gold fails where libFuzzer and the program both have a main function.
FUZZ_LINKER = $(if $(filter Linux,$(shell uname -s)),-Xswiftc -use-ld=lld)

fuzz: packages
	NIGHTPRESS_FUZZ=1 $(SWIFT) build --scratch-path $(FUZZ) --product Fuzz \
	    -Xswiftc -sanitize=fuzzer -Xcc -fsanitize=fuzzer-no-link $(FUZZ_LINKER)
	@Tests/Fuzz/fuzz.sh $(FUZZ)/debug/Fuzz $(SECONDS) $(FUZZ)

# Without the tests that measure time or have a short limit: the sanitizer makes all several times as slow. Those of
# distributions need the packages of an ordinary build. A race fails the test program.
SANITIZED ?= .
UNSANITIZED = DistributionTests|DocumentedCommandsTests|HostileBookTests|readsDeepNestsInTime|endsCleanlyWhenItIsAskedTo
TSAN = .build/tsan

sanitize: packages test-packages
	@mkdir -p $(TSAN)
	clang -Wall -O1 -c -o $(TSAN)/mutex.o Tests/Sanitizer/mutex.c
	$(SWIFT) build --build-tests --sanitize=thread --scratch-path $(TSAN) -Xlinker '$(CURDIR)/$(TSAN)/mutex.o'
	TSAN_OPTIONS=halt_on_error=1 $(SWIFT) test --skip-build --disable-xctest --sanitize=thread --scratch-path $(TSAN) \
	    --filter '$(SANITIZED)' --skip '$(TIMED)' --skip '$(SERVERS)' --skip '$(RUNS)' \
	    --skip '$(UNSANITIZED)'

packages:
	@$(call install_missing,$(DEBIAN_PACKAGES),$(BREW_PACKAGES))

test-packages:
	@$(call install_missing,$(DEBIAN_TEST_PACKAGES),)

# Installs with apt-get or brew what is not there yet; asks for nothing where all is there.
define install_missing
	set -e; \
	if command -v dpkg >/dev/null && command -v apt-get >/dev/null; then \
	    missing=; \
	    for package in $(1); do \
	        dpkg -s $$package 2>/dev/null | grep -q '^Status: install ok installed' || missing="$$missing $$package"; \
	    done; \
	    [ -z "$$missing" ] && exit 0; \
	    if [ "$$(id -u)" -ne 0 ]; then as_root=sudo; else as_root=; fi; \
	    echo "installing$$missing"; \
	    $$as_root apt-get -qq -o DPkg::Lock::Timeout=120 update; \
	    $$as_root env DEBIAN_FRONTEND=noninteractive \
	        apt-get -qq -y --no-install-recommends -o DPkg::Lock::Timeout=120 install $$missing >/dev/null; \
	elif command -v brew >/dev/null && [ -n "$(2)" ]; then \
	    for package in $(2); do brew list $$package >/dev/null 2>&1 || brew install $$package; done; \
	fi
endef

# Runs a command with TMPDIR in shared memory, where there is a gigabyte of it and programs may be executed in it. The
# folder is removed afterwards, however the command ends; other users may read what tests put into it.
define in_memory
	set -e; \
	free=$$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $$4 }'); \
	if [ "$${free:-0}" -ge 1048576 ] && folder=$$(mktemp -d /dev/shm/nightpress-XXXXXX); then \
	    trap 'rm -rf "$$folder"' EXIT; \
	    trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM; \
	    printf '#!/bin/sh\n' > "$$folder/program"; \
	    chmod 755 "$$folder" "$$folder/program"; \
	    if "$$folder/program" 2>/dev/null; then TMPDIR=$$folder; export TMPDIR; fi; \
	fi; \
	$(1)
endef

# $(call file_list,kind,folder,extension): the bytes of the files, then the table of their names.
define file_list
	@{ echo '#include "CEmbedded.h"'; echo; \
	echo '// Written by "make $(1)".'; echo; \
	echo '// Standard since C23; clang has it in older standards, too.'; \
	echo '#pragma clang diagnostic ignored "-Wc23-extensions"'; \
	LC_ALL=C; number=0; for file in $(2)/*.$(3); do \
	    printf '\nstatic const uint8_t $(1)_%d[] = {\n#embed "../../%s"\n};\n' $$number "$$file"; number=$$((number + 1)); \
	done; \
	printf '\nstatic const struct named_file files[] = {\n'; \
	number=0; for file in $(2)/*.$(3); do \
	    printf '    {"%s", {$(1)_%d, sizeof $(1)_%d}},\n' "$$(basename "$$file" .$(3))" $$number $$number; \
	    number=$$((number + 1)); \
	done; \
	printf '};\n\nconst struct named_file *const $(1)_files = files;\n'; \
	printf 'const size_t $(1)_file_count = sizeof files / sizeof files[0];\n'; } > Sources/CEmbedded/$(1).c.new
	@mv Sources/CEmbedded/$(1).c.new Sources/CEmbedded/$(1).c
endef

art:
	$(call file_list,art,Sources/BuiltIn/Art,svg)

plots:
	$(call file_list,plots,prompts/plots,txt)
