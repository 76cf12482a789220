"use strict";

(() => {
    const root = document.documentElement;
    const isLeftwards = root.dir === "rtl";
    const part = (id) => document.getElementById(id);

    const appearance = {
        key: "nightpress.appearance",
        room: matchMedia("(prefers-color-scheme: dark)"),

        get isDark() {
            return (root.dataset.appearance ?? (this.room.matches ? "dark" : "light")) === "dark";
        },

        // A browser may keep nothing for files on the disk.
        recall() {
            try {
                const kept = localStorage.getItem(this.key);
                if (kept === "dark" || kept === "light") root.dataset.appearance = kept;
            } catch {}
        },

        change() {
            root.dataset.appearance = this.isDark ? "light" : "dark";
            try { localStorage.setItem(this.key, root.dataset.appearance); } catch {}
        },
    };

    // All that can be turned to, one of which is shown.
    class Leaves {
        #leaves = Array.from(document.querySelectorAll(".leaf"));
        #positions = new Map(this.#leaves.map((leaf, position) => [leaf.id, position]));
        #links = new Map(Array.from(part("contents").querySelectorAll("a"), (link) => [link.hash.slice(1), link]));
        #title = document.title;
        #shown = -1;
        #writing;
        // The choices that the reader made: the leaf of each, and the leaf to which it led.
        #choices = [];

        get shown() { return this.#leaves[this.#shown]; }
        get link() { return this.#links.get(this.shown.id); }

        turn(pages) {
            const { next, previous } = this.shown.dataset;
            if (pages > 0 && next !== undefined) {
                if (next === "") this.shown.querySelector(".choices a")?.focus();
                else this.turnToAddress("#" + next);
            } else if (pages < 0 && previous !== undefined) {
                const last = this.#choices.findLastIndex(({ to }) => to === this.#shown);
                const origin = last < 0 ? this.#positions.get(previous) : this.#choices[last].from;
                if (last >= 0) this.#choices.length = last;
                this.#turnTo(origin);
            } else {
                this.#turnTo(this.#shown + pages);
            }
        }

        noteChoice(hash) {
            this.#choices.push({ from: this.#shown, to: this.#positions.get(hash.slice(1)) });
        }

        turnToStart() {
            this.#turnTo(0);
        }

        turnToEnd() {
            this.#turnTo(this.#leaves.length - 1);
        }

        turnToAddress(hash) {
            this.#turnTo(this.#positions.get(hash.slice(1)));
        }

        readAddress() {
            clearTimeout(this.#writing);
            this.#show(this.#positions.get(location.hash.slice(1)) ?? 0);
        }

        #turnTo(position) {
            if (this.#leaves[position] === undefined) return;
            this.#show(position);
            // A key held down turns many pages, and browsers count how often an address is written.
            clearTimeout(this.#writing);
            this.#writing = setTimeout(() => this.#writeAddress(), 150);
        }

        #writeAddress() {
            const hash = "#" + this.shown.id;
            if (location.hash !== hash) history.pushState(null, "", hash);
        }

        #show(position) {
            if (position === this.#shown) return;
            const old = this.shown;
            const hadFocus = old?.contains(document.activeElement);
            if (old) {
                root.dataset.turn = position > this.#shown ? "on" : "back";
                old.classList.remove("current");
                this.link?.removeAttribute("aria-current");
            }
            this.#shown = position;
            this.shown.classList.add("current");
            this.link?.setAttribute("aria-current", "page");
            scrollTo(0, 0);
            this.#tell();
            this.#fetchNeighbors();
            if (hadFocus) this.shown.focus({ preventScroll: true });
        }

        #tell() {
            const place = part(this.shown.id + "/place");
            document.body.dataset.theme = this.shown.dataset.theme;
            document.title = `${place.textContent} – ${this.#title}`;
            part("where").replaceChildren(...place.cloneNode(true).childNodes);
            part("previous").setAttribute("aria-disabled", String(this.#shown === 0));
            const isLast = this.#shown === this.#leaves.length - 1 || this.shown.dataset.next === "";
            part("next").setAttribute("aria-disabled", String(isLast));
        }

        #fetchNeighbors() {
            for (const leaf of this.#leaves.slice(Math.max(0, this.#shown - 1), this.#shown + 3)) {
                for (const picture of leaf.querySelectorAll("img")) picture.loading = "eager";
            }
        }
    }

    const listenToKeys = (leaves, drawer) => {
        const isAtTop = () => scrollY < 2;
        const isAtBottom = () => scrollY + innerHeight > root.scrollHeight - 2;
        const isModified = (event) =>
            event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && event.key !== " ");
        const back = () => leaves.turn(-1);
        const on = () => leaves.turn(1);
        // Nothing where the browser is to do what it does with the key.
        const action = (event) => {
            switch (event.key) {
            case "ArrowLeft": return isLeftwards ? on : back;
            case "ArrowRight": return isLeftwards ? back : on;
            case "Home": return () => leaves.turnToStart();
            case "End": return () => leaves.turnToEnd();
            case "PageUp": return isAtTop() ? back : null;
            case "PageDown": return isAtBottom() ? on : null;
            case " ":
                if (event.target.closest("a, button")) return null;
                if (event.shiftKey) return isAtTop() ? back : null;
                return isAtBottom() ? on : null;
            default: return null;
            }
        };
        document.addEventListener("keydown", (event) => {
            const act = isModified(event) || drawer.open ? null : action(event);
            if (act === null) return;
            event.preventDefault();
            act();
        });
    };

    const listenToSwipes = (leaves) => {
        const main = document.querySelector("main");
        let start = null;
        main.addEventListener("touchstart", (event) => {
            const { clientX, clientY } = event.changedTouches[0];
            start = event.touches.length === 1 ? { x: clientX, y: clientY, time: event.timeStamp } : null;
        }, { passive: true });
        main.addEventListener("touchcancel", () => { start = null; });
        main.addEventListener("touchend", (event) => {
            if (start === null || visualViewport?.scale > 1) return;
            const right = event.changedTouches[0].clientX - start.x;
            const down = event.changedTouches[0].clientY - start.y;
            const isSwipe = Math.abs(right) > 40 && Math.abs(right) > 2 * Math.abs(down);
            if (isSwipe && event.timeStamp - start.time < 800) leaves.turn((right < 0) === isLeftwards ? -1 : 1);
            start = null;
        });
    };

    const fillDrawer = (leaves, drawer) => {
        drawer.append(part("contents"));
        part("open-contents").addEventListener("click", (event) => {
            // What has the focus now has it again when the drawer is closed; not every browser focuses a button.
            event.currentTarget.focus();
            drawer.showModal();
            leaves.link?.scrollIntoView({ block: "center" });
        });
        part("close-contents").addEventListener("click", () => drawer.close());
        drawer.addEventListener("click", (event) => {
            if (event.target === drawer) drawer.close();
            const link = event.target.closest("a");
            if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            drawer.close();
            leaves.turnToAddress(link.hash);
            leaves.shown.focus({ preventScroll: true });
        });
    };

    // The browser follows the link of a choice.
    const listenToChoices = (leaves) => {
        document.querySelector("main").addEventListener("click", (event) => {
            const link = event.target.closest(".choices a");
            if (link !== null && !event.ctrlKey && !event.metaKey && !event.shiftKey) leaves.noteChoice(link.hash);
        });
    };

    const offerAppearance = () => {
        const button = part("dark");
        const tell = () => button.setAttribute("aria-pressed", String(appearance.isDark));
        appearance.room.addEventListener("change", tell);
        button.addEventListener("click", () => {
            appearance.change();
            tell();
        });
        tell();
    };

    const start = () => {
        const leaves = new Leaves();
        const drawer = part("drawer");
        fillDrawer(leaves, drawer);
        listenToKeys(leaves, drawer);
        listenToSwipes(leaves);
        listenToChoices(leaves);
        offerAppearance();
        part("previous").addEventListener("click", () => leaves.turn(-1));
        part("next").addEventListener("click", () => leaves.turn(1));
        for (const control of document.querySelectorAll("button[hidden], .turning")) control.hidden = false;
        history.scrollRestoration = "manual";
        addEventListener("hashchange", () => leaves.readAddress());
        leaves.readAddress();
    };

    // Before there are leaves, so that none is laid out that is not shown.
    root.classList.add("paged");
    appearance.recall();
    document.addEventListener("DOMContentLoaded", start);
})();
